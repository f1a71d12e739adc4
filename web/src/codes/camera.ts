// Codes in what a camera sees: by the browser itself where it can, else by a library that is loaded then.

interface Detector {
  detect(image: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

const EVERY = 150;
const WIDEST = 1280;

/** Whether this page may ask for a camera at all: browsers let only pages that came safely. */
export const hasCamera = (): boolean => !!navigator.mediaDevices?.getUserMedia;

async function newDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = ['qr_code'];
  try {
    if (own && (await own.getSupportedFormats()).includes('qr_code')) return new own({ formats });
  } catch {
    // It is named but does not work: then as if it were not there.
  }
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] }) as unknown as Detector;
}

/** A camera that looks for codes until it is stopped. */
export class Camera {
  #stream: MediaStream | null = null;
  #isStopped = false;
  #which = 0;

  constructor(
    private readonly video: HTMLVideoElement,
    private readonly found: (text: string) => void,
  ) {}

  /** Begin to look; fails if there is no camera or it is not allowed. */
  async start(): Promise<void> {
    const cameras =
      (await navigator.mediaDevices.enumerateDevices?.())?.filter(({ kind }) => kind === 'videoinput') ?? [];
    const wanted = this.#which ? cameras[this.#which % cameras.length]?.deviceId : undefined;
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { width: { ideal: WIDEST }, ...(wanted ? { deviceId: wanted } : { facingMode: 'environment' }) },
    });
    if (this.#isStopped) return stop(stream);
    this.#stream = stream;
    this.video.srcObject = stream;
    await this.video.play();
    void this.#look(stream, await newDetector());
  }

  async #look(stream: MediaStream, detector: Detector): Promise<void> {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    while (this.#stream === stream) {
      if (this.video.videoWidth && context) {
        const scale = Math.min(1, WIDEST / this.video.videoWidth);
        canvas.width = this.video.videoWidth * scale;
        canvas.height = this.video.videoHeight * scale;
        context.drawImage(this.video, 0, 0, canvas.width, canvas.height);
        const codes = await detector.detect(canvas).catch(() => []);
        if (this.#stream === stream) for (const { rawValue } of codes) this.found(rawValue);
      }
      await new Promise((go) => setTimeout(go, EVERY));
    }
  }

  /** How many cameras this device has, as far as it tells. */
  async count(): Promise<number> {
    return (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput').length;
  }

  async other(): Promise<void> {
    this.#which += 1;
    this.#end();
    await this.start();
  }

  get #track(): MediaStreamTrack | undefined {
    return this.#stream?.getVideoTracks()[0];
  }

  get hasLight(): boolean {
    return 'torch' in (this.#track?.getCapabilities?.() ?? {});
  }

  async light(isOn: boolean): Promise<void> {
    await this.#track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
  }

  #end(): void {
    if (this.#stream) stop(this.#stream);
    this.#stream = null;
  }

  stop(): void {
    this.#isStopped = true;
    this.#end();
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
