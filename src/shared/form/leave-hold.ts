/** Called when someone is about to leave for a path; `leave` goes on with it. */
export type AskBeforeLeaving = (leave: () => void, to: string) => void

const holds: AskBeforeLeaving[] = []

/** One page is open, but it may hold several forms: the one that was touched last asks. Gives back how to let go. */
export function holdPage(ask: AskBeforeLeaving): () => void {
  holds.push(ask)
  return () => {
    const index = holds.indexOf(ask)
    if (index >= 0) holds.splice(index, 1)
  }
}

export function pageHold(): AskBeforeLeaving | null {
  return holds.at(-1) ?? null
}

/** What is typed and not saved would be left out of what follows: one is asked first. */
export function afterUnsaved(goOn: () => void): void {
  const hold = pageHold()
  if (hold) hold(goOn, '')
  else goOn()
}
