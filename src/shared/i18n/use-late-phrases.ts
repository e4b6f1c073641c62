import { useEffect, useState } from 'react'
import { loadPhrases } from '@/shared/i18n/i18n'
import type { Namespace } from '@/shared/i18n/namespaces'

/** The words of another module, which come when something of it is first shown; true once they are here. */
export function useLatePhrases(namespace: Namespace): boolean {
  const [here, setHere] = useState<Namespace | null>(null)
  useEffect(() => {
    let isGone = false
    const tell = () => !isGone && setHere(namespace)
    // Without its words a table still says its figures.
    loadPhrases(namespace).then(tell, tell)
    return () => {
      isGone = true
    }
  }, [namespace])
  return here === namespace
}
