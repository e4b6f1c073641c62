import { iconSetQuartzRegular, themeQuartz } from 'ag-grid-community'
import type { Density } from '@/shared/grid/data-grid.types'

/** Every colour is a variable of the portal's, so light, dark and paper need no second theme. */
export const gridTheme = themeQuartz.withPart(iconSetQuartzRegular).withParams({
  browserColorScheme: 'inherit',
  accentColor: 'var(--ui-primary)',
  backgroundColor: 'var(--ui-surface)',
  foregroundColor: 'var(--ui-text)',
  textColor: 'var(--ui-text)',
  borderColor: 'var(--ui-line)',
  borderRadius: '0px',
  wrapperBorder: false,
  wrapperBorderRadius: '0px',
  headerBackgroundColor: 'var(--ui-surface-sunken)',
  headerTextColor: 'var(--ui-text-muted)',
  headerFontWeight: 550,
  headerFontSize: '0.8125rem',
  headerColumnResizeHandleColor: 'var(--ui-line-strong)',
  rowHoverColor: 'var(--ui-hover)',
  oddRowBackgroundColor: 'var(--ui-surface)',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  spacing: '7px',
  cellHorizontalPadding: '12px',
  focusShadow: 'none',
})

export const ROW_HEIGHTS: Record<Density, number> = { compact: 28, normal: 40, roomy: 52 }
export const HEADER_HEIGHTS: Record<Density, number> = { compact: 32, normal: 40, roomy: 46 }
