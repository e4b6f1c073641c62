import { usePhrases } from '@/shared/i18n/use-phrases'
import { Spinner } from '@/shared/ui/spinner'

/** In the place of what was pressed for, on a line that is slower than the press. */
export function OverlayWait() {
  const t = usePhrases('ui')
  return (
    <div className="overlay-wait">
      <Spinner label={t('loading')} className="overlay-wait-note" />
    </div>
  )
}
