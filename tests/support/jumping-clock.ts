/** Loaded before a server: from the signal on, its clock stands so far off as if somebody had set it. */
const Honest = Date
let offMs = 0

class Jumped extends Honest {
  constructor(...given: [] | [number | string | Date]) {
    super(given.length === 0 ? Honest.now() + offMs : given[0])
  }
  static override now(): number {
    return Honest.now() + offMs
  }
}

globalThis.Date = Jumped as DateConstructor
process.on('SIGUSR2', () => {
  offMs = Number(process.env['CLOCK_JUMPS_MS'])
})
