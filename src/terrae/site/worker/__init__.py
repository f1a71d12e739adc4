"""What answers the page in the browser: runs on the standard library only, beside the page, in a worker."""
