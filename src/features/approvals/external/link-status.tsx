import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import { StatusBadge } from '@/shared/approval/status-badge'
import { RequestTracker } from '@/shared/approval/request-tracker'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type LinkStatusProps = { opened: OpenedLink }

/** For the one who asks: who has it, since when. It reads only. */
export function LinkStatus({ opened }: LinkStatusProps) {
  const t = usePhrases('link')
  const words = usePhrases('approval')
  return (
    <section className="link-card">
      <div className="link-status-head">
        <h2>{words('tracker.title')}</h2>
        <StatusBadge status={opened.status} />
      </div>
      <RequestTracker steps={opened.steps} />
      <p className="link-faint">{t('status.changes')}</p>
      <div className="link-more">
        <Button variant="link" icon="printer" onClick={() => window.print()}>
          {t('request.print')}
        </Button>
      </div>
    </section>
  )
}
