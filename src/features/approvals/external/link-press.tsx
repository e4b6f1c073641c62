import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import { LinkAgree } from '@/features/approvals/external/link-agree'
import type { Link, LinkDecision } from '@/features/approvals/external/link-calls'
import type { LinkStage } from '@/features/approvals/external/link-stage'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type LinkPressProps = {
  link: Link
  opened: OpenedLink
  /** Something is to be written or typed before the decision is made. */
  onDecide: (decision: LinkDecision) => void
  onDelegate: () => void
  onStage: (stage: LinkStage) => void
}

const AGREES: readonly LinkDecision[] = ['approve', 'verify', 'note']
const ORDER: readonly LinkDecision[] = [...AGREES, 'return', 'reject']

/** What can be pressed. The bar stays in reach of the thumb however long the request is. */
export function LinkPress({ link, opened, onDecide, onDelegate, onStage }: LinkPressProps) {
  const t = usePhrases('link')
  const words = usePhrases('approval')
  const formats = useFormats()
  const offered = ORDER.filter(decision => opened.decisions.includes(decision))
  // A code or a sign-in is asked for by a press of its own.
  const agree = opened.tier === 'link' ? offered.find(decision => AGREES.includes(decision)) : undefined
  const others = offered
    .filter(decision => decision !== agree)
    .map(decision => (
      <Button
        key={decision}
        size="lg"
        variant={AGREES.includes(decision) ? 'primary' : 'secondary'}
        className={AGREES.includes(decision) ? 'link-agree' : undefined}
        onClick={() => onDecide(decision)}
      >
        {words(`decide.${decision}`)}
      </Button>
    ))
  return (
    <>
      {agree ? (
        <LinkAgree link={link} opened={opened} decision={agree} onStage={onStage}>
          {others}
        </LinkAgree>
      ) : (
        <div className="link-bar">{others}</div>
      )}
      <footer className="link-more">
        {agree && (
          <Button variant="link" onClick={() => onDecide(agree)}>
            {t('request.comment')}
          </Button>
        )}
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
