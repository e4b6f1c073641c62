import type { Density } from '@/shared/grid/data-grid.types'
import type { GridSettings } from '@/shared/grid/views/grid-settings'
import { TOUCHED, useMediaQuery } from '@/shared/ui/use-media-query'

/** A finger needs the room whatever the desk likes. */
export function useDensity({ density }: GridSettings): Density {
  const isTouched = useMediaQuery(TOUCHED)
  return isTouched && density === 'compact' ? 'normal' : density
}
