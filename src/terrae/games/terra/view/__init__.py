"""What a seat of Terra is shown: the one door (`sight.py`), views, stories, observations, sentences and screens."""
