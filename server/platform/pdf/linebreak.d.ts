declare module 'linebreak' {
  // eslint-disable-next-line no-restricted-syntax -- the package exports nothing else
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
