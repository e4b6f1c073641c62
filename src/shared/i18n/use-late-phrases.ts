import { useEffect, useState } from 'react'
import { loadPhrases } from '@/shared/i18n/i18n'
import type { Namespace } from '@/shared/i18n/namespaces'

/** The words of other modules, which come when something of them is first shown; true once they are here. */
export function useLatePhrases(...namespaces: readonly Namespace[]): boolean {
  const wanted = namespaces.join(' ')
  const [here, setHere] = useState('')
  useEffect(() => {
    let isGone = false
    const tell = () => !isGone && setHere(wanted)
    // Without its words a table still says its figures.
    loadPhrases(...wanted.split(' ')).then(tell, tell)
    return () => {
      isGone = true
    }
  }, [wanted])
  return here === wanted
}
