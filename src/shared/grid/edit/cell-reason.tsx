import type { CellReasonNote } from '@/shared/grid/edit/use-cell-reason'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

/** The live region has said it already; this is for those who see the cell. */
export function CellReason({ note }: { note: CellReasonNote | null }) {
  const t = usePhrases('grid')
  if (!note) return null
  return (
    <div className="cell-reason" style={note.place}>
      <span>{t('engine.not_saved', { reason: note.reason })}</span>
      <Button size="sm" onClick={note.discard}>
        {t('engine.discard')}
      </Button>
    </div>
  )
}
