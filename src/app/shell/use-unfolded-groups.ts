import { useState } from 'react'
import { readStored, writeStored } from '@/shared/store/browser-storage'

const KEY = 'menuGroups'

type FoldState = Record<string, boolean>

function parse(value: unknown): FoldState | null {
  if (typeof value !== 'object' || value === null) return null
  const entries = Object.entries(value).filter(([, isOpen]) => typeof isOpen === 'boolean')
  return Object.fromEntries(entries) as FoldState
}

/** What this tab folded and unfolded by hand; a reload, the portal's own after a release too, leaves it so. */
export function useUnfoldedGroups() {
  const [chosen, setChosen] = useState<FoldState>(() => readStored(KEY, parse, 'session') ?? {})
  const choose = (id: string, isOpen: boolean) => {
    const next = { ...chosen, [id]: isOpen }
    setChosen(next)
    writeStored(KEY, next, 'session')
  }
  return { chosen, choose }
}
