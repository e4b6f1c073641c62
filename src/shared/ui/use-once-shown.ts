import { useState } from 'react'

/** False until the first time; from then on it stays, for what still has to slide out when it closes. */
export function useOnceShown(isShown: boolean): boolean {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return wasShown || isShown
}
