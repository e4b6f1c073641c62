import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import { LinkFiles } from '@/features/approvals/external/link-files'
import type { Link } from '@/features/approvals/external/link-calls'
import { EarlierRequests } from '@/shared/approval/earlier-requests'
import { RequestTracker } from '@/shared/approval/request-tracker'
import { RequestView } from '@/shared/approval/request-view'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Ltr } from '@/shared/format/ltr'
import { storedName } from '@/shared/i18n/stored-name'

export type LinkDetailsProps = { link: Link; opened: OpenedLink }

/** Who asks for what, with its files and with what was decided before. */
export function LinkDetails({ link, opened }: LinkDetailsProps) {
  const t = usePhrases('link')
  const words = usePhrases('approval')
  const formats = useFormats()
  const { view, approver, steps, purpose } = opened
  const { requester } = view
  const isOwn = purpose === 'view_status'
  const before = steps.filter(step => step.decided.length > 0)
  return (
    <article className="link-card">
      <header className="link-who">
        <p className="link-kind">
          {view.title} {view.number && <Ltr>{view.number}</Ltr>}
        </p>
        <h1 className="link-title" tabIndex={-1} data-page-title>
          {isOwn ? t('request.yours') : t('request.asks', { name: requester.name })}
        </h1>
        <p className="link-faint">
          {[storedName('position', requester.position ?? ''), requester.unit].filter(Boolean).join(' · ')}
        </p>
        <p className="link-faint">{words('asked_on', { date: formats.longDate(view.requested_at) })}</p>
      </header>
      {approver.stands_in_for && (
        <p className="link-stand-in">{t('request.for', { name: approver.stands_in_for })}</p>
      )}
      <RequestView view={view} />
      <LinkFiles link={link} files={view.files} />
      <EarlierRequests earlier={opened.earlier} level={2} />
      {purpose === 'decide' && before.length > 0 && (
        <section className="link-before">
          <h2>{t('request.before_you')}</h2>
          <RequestTracker steps={before} />
        </section>
      )}
    </article>
  )
}
