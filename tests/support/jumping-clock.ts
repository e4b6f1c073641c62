/** Loaded before a server: from the signal on, its clock stands so far off as if somebody had set it. */
const RealDate = Date
let offMs = 0

class JumpingDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    super(given.length === 0 ? RealDate.now() + offMs : given[0])
  }
  static override now(): number {
    return RealDate.now() + offMs
  }
}

globalThis.Date = JumpingDate as DateConstructor
process.on('SIGUSR2', () => {
  offMs = Number(process.env['CLOCK_JUMPS_MS'])
})
