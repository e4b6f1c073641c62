import { useLayoutEffect } from 'react'

/** Stands beside the first page and so arrives with it: what index.html drew meanwhile goes. */
export function FirstPage() {
  useLayoutEffect(() => document.getElementById('boot')?.remove(), [])
  return null
}
