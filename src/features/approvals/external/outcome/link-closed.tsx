import type { Link } from '@/features/approvals/external/link-calls'
import { isStatusPage } from '@/features/approvals/external/link-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type LinkClosedProps = { link: Link; isBusy: boolean; onOpen: () => void }

/** Before the press nothing is known and nothing is asked. */
export function LinkClosed({ link, isBusy, onOpen }: LinkClosedProps) {
  const t = usePhrases('link')
  return (
    <section className="link-card link-closed">
      <h1 className="link-title" tabIndex={-1} data-page-title>
        {t(isStatusPage(link.page) ? 'closed.status_title' : 'closed.title')}
      </h1>
      <p>{t('closed.text')}</p>
      <Button variant="primary" size="lg" block busy={isBusy} onClick={onOpen}>
        {t('closed.open')}
      </Button>
      <p className="link-faint">{t('closed.private')}</p>
    </section>
  )
}
