import { useCallback, useState } from 'react'
import { readSettings, writeSettings, type GridSettings } from '@/shared/grid/views/grid-settings'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'

const AT_FIRST: GridSettings = { density: 'normal' }

/** Columns and row height of one list, kept while the tab is open. */
export function useGridSettings(grid: string): [GridSettings, (changes: Partial<GridSettings>) => void] {
  const userId = useAppSelector(selectUser)?.id ?? ''
  const [settings, setSettings] = useState(() => readSettings(userId, grid) ?? AT_FIRST)

  const change = useCallback(
    (changes: Partial<GridSettings>) =>
      setSettings(before => {
        const next = { ...before, ...changes }
        writeSettings(userId, grid, next)
        return next
      }),
    [userId, grid],
  )
  return [settings, change]
}
