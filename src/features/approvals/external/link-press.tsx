import type { OpenedLink } from '@contract/modules/approvals/external.commands'
import type { LinkDecision } from '@/features/approvals/external/link-calls'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type LinkPressProps = {
  opened: OpenedLink
  onDecide: (decision: LinkDecision) => void
  onDelegate: () => void
}

const ORDER: readonly LinkDecision[] = ['approve', 'verify', 'note', 'return', 'reject']
const AGREES: readonly LinkDecision[] = ['approve', 'verify', 'note']

/** The first press. The bar stays in reach of the thumb however long the request is. */
export function LinkPress({ opened, onDecide, onDelegate }: LinkPressProps) {
  const t = usePhrases('link')
  const words = usePhrases('approval')
  const formats = useFormats()
  const offered = ORDER.filter(decision => opened.decisions.includes(decision))
  return (
    <>
      <div className="link-bar">
        {offered.map(decision => (
          <Button
            key={decision}
            size="lg"
            variant={AGREES.includes(decision) ? 'primary' : 'secondary'}
            className={AGREES.includes(decision) ? 'link-agree' : undefined}
            onClick={() => onDecide(decision)}
          >
            {words(`decide.${decision}`)}
          </Button>
        ))}
      </div>
      <footer className="link-more">
        {opened.delegates.length > 0 && (
          <Button variant="link" onClick={onDelegate}>
            {t('delegate.open')}
          </Button>
        )}
        <Button variant="link" icon="printer" onClick={() => window.print()}>
          {t('request.print')}
        </Button>
        <p className="link-faint">{t('request.expires', { date: formats.longDate(opened.expires_at) })}</p>
      </footer>
    </>
  )
}
