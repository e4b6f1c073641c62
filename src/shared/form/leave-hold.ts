/** Called when someone is about to leave; `leave` goes on with it. */
export type AskBeforeLeaving = (leave: () => void) => void

let hold: AskBeforeLeaving | null = null

/** At most one page is open, so at most one asks. Gives back how to let go. */
export function holdPage(ask: AskBeforeLeaving): () => void {
  hold = ask
  return () => {
    if (hold === ask) hold = null
  }
}

export function pageHold(): AskBeforeLeaving | null {
  return hold
}
