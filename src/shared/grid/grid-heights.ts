import type { Density } from '@/shared/grid/data-grid.types'

export const ROW_HEIGHTS: Record<Density, number> = { compact: 28, normal: 40, roomy: 52 }
export const HEADER_HEIGHTS: Record<Density, number> = { compact: 32, normal: 40, roomy: 46 }
