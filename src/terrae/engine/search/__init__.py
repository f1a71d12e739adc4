"""What bots of any game think with: buffers for compiled searches, loops that look ahead, what was learned."""
