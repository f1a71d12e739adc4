"""What a seat of Terra Futura is shown, through the one door (`sight.py`): views, stories, observations, screens."""
