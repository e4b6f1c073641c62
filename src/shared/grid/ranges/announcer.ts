/** Screen readers hear of a range when its gesture has ended and the keys have rested. */
const REST_MS = 400

export class Announcer {
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly region: HTMLElement,
    private readonly rangeText: () => string,
  ) {}

  tellRange(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.tell(this.rangeText()), REST_MS)
  }

  tell(text: string): void {
    clearTimeout(this.timer)
    this.region.textContent = text
  }

  destroy(): void {
    clearTimeout(this.timer)
  }
}
