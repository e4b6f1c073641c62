import { useEffect, useState } from 'react'
import type { ResourceRow } from '@/shared/resource/resource-types'

/** Where the list that stands open leads from one of its records. */
export type ListSteps = {
  neighbour: (id: string, by: 1 | -1) => Promise<string | null>
  /** Where the record stands in the list; null where its row is not loaded. */
  placeOf: (id: string) => number | null
  /** The record as its row has it; null where the row is not loaded. */
  rowOf: (id: string) => ResourceRow | null
  /** Brings the record's row into sight. */
  show?: (id: string) => void
}

export type Neighbours = { previous: string | null; next: string | null }

const NONE: Neighbours = { previous: null, next: null }
const lists = new Map<string, ListSteps>()
const listeners = new Set<() => void>()
const tell = () => listeners.forEach(listener => listener())

/** For as long as the list stands there, by the name of its resource. */
export function offerSteps(name: string, steps: ListSteps): () => void {
  lists.set(name, steps)
  tell()
  return () => {
    if (lists.get(name) === steps) lists.delete(name)
    // A list that has other rows now offers its steps anew at once: nothing has gone in between.
    queueMicrotask(() => !lists.has(name) && tell())
  }
}

export const placeInList = (name: string, id: string) => lists.get(name)?.placeOf(id) ?? null
export const rowInList = (name: string, id: string) => lists.get(name)?.rowOf(id) ?? null
export const showInList = (name: string, id: string) => lists.get(name)?.show?.(id)

let stepped: string | null = null

/** Whoever goes from one to the next sees no panel slide in anew. */
export const markStep = (id: string) => void (stepped = id)
export function cameByStep(id: string): boolean {
  const came = stepped === id
  stepped = null
  return came
}

/** The records before and after this one, in the list as it is narrowed and sorted now. */
export function useNeighbours(name: string, id: string): Neighbours {
  const [known, setKnown] = useState({ id, ...NONE })
  useEffect(() => {
    let isGone = false
    const look = () => {
      const steps = lists.get(name)
      if (!steps) return setKnown({ id, ...NONE })
      void Promise.all([steps.neighbour(id, -1), steps.neighbour(id, 1)]).then(
        ([previous, next]) => !isGone && setKnown({ id, previous, next }),
        () => !isGone && setKnown({ id, ...NONE }),
      )
    }
    look()
    listeners.add(look)
    return () => {
      isGone = true
      listeners.delete(look)
    }
  }, [name, id])
  return known.id === id ? known : NONE
}
