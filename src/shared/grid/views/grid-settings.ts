import { z } from 'zod'
import { savedViewStateSchema } from '@contract/modules/settings/saved-view.resource'
import type { ColumnLayout, Density } from '@/shared/grid/data-grid.types'
import { readStored, writeStored } from '@/shared/store/browser-storage'

/** How a list stands on this screen: nothing of it changes which rows there are. */
export type GridSettings = { layout?: ColumnLayout | undefined; density: Density }

const DENSITIES = ['compact', 'normal', 'roomy'] as const satisfies readonly Density[]

const settingsSchema = z.object({
  layout: savedViewStateSchema.shape.columns,
  density: z.enum(DENSITIES),
})

/** For this tab and this person; what should last is a saved view. */
const keyOf = (userId: string, grid: string) => `grid:${userId}:${grid}`

export function readSettings(userId: string, grid: string): GridSettings | null {
  return readStored(keyOf(userId, grid), value => settingsSchema.parse(value), 'session')
}

export function writeSettings(userId: string, grid: string, settings: GridSettings): void {
  writeStored(keyOf(userId, grid), settings, 'session')
}
