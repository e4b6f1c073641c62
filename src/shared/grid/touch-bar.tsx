import type { RefObject } from 'react'
import type { GridRow } from '@/shared/grid/data-grid.types'
import type { RangeEngine } from '@/shared/grid/ranges/range-engine'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type TouchBarProps<Row extends GridRow> = { engine: RefObject<RangeEngine<Row> | null> }

/** What fingers can do with marked cells, and how they stop marking. */
export function TouchBar<Row extends GridRow>({ engine }: TouchBarProps<Row>) {
  const t = usePhrases('grid')
  return (
    <div className="grid-touch-bar">
      <span>{t('engine.touch_hint')}</span>
      <Button size="sm" variant="secondary" onClick={() => void engine.current?.copies.copy(false)}>
        {t('engine.copy')}
      </Button>
      <Button size="sm" onClick={() => engine.current?.touch.done()}>
        {t('engine.done')}
      </Button>
    </div>
  )
}
