# An image of the table service, made from the wheel:
#   .venv/bin/python -m hatchling build -t wheel
#   docker build -t terrae .
#   docker run -d -p 127.0.0.1:8000:8000 -v terrae:/data terrae
# See docs/how-to/host.md.
FROM python:3.11-slim

COPY requirements/play.txt /tmp/
RUN pip install --no-cache-dir --require-hashes -r /tmp/play.txt
COPY dist/terrae-*.whl /tmp/
RUN pip install --no-cache-dir --no-deps /tmp/terrae-*.whl

RUN mkdir /data && chown 10001:10001 /data
ENV TERRAE_HOME=/data TERRAE_CACHE=/data/cache
VOLUME /data
USER 10001:10001
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz')"]
ENTRYPOINT ["terrae"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
