import { Link } from 'react-router-dom'
import type { OwnRequests } from '@contract/modules/approvals/own-requests'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardRequestsQuery } from '@/features/dashboard/dashboard.api'
import { documentName, stepName } from '@/shared/approval/approval-names'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** What one has asked for and waits for, and who has it now. */
export function RequestsCard() {
  const t = usePhrases('dashboard')
  const { currentData: data, error, isFetching, refetch } = useDashboardRequestsQuery()
  return (
    <CardFrame title={t('cards.requests.title')} icon="send" asked={{ data, error, isFetching, refetch }}>
      {requests =>
        requests.length === 0 ? (
          <p className="text-muted">{t('cards.requests.empty')}</p>
        ) : (
          <ul className="count-lines">
            {requests.map(request => (
              <li key={request.request_id}>
                <Request request={request} />
              </li>
            ))}
          </ul>
        )
      }
    </CardFrame>
  )
}

function Request({ request }: { request: OwnRequests[number] }) {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const { path, doc_type, number, step_key, people, requested_at } = request
  const where = [step_key && stepName(step_key), ...people].filter(Boolean).join(' · ')
  const words = (
    <>
      <span>
        {documentName(doc_type)}{' '}
        {number && (
          <span className="text-nowrap">
            <Ltr>{number}</Ltr>
          </span>
        )}
        <small className="text-muted d-block" dir="auto">
          {request.is_frozen || !step_key ? t('cards.requests.held_up') : where}
        </small>
      </span>
      <span className="text-muted small text-nowrap">{formats.shortDate(requested_at)}</span>
    </>
  )
  return path ? (
    <Link to={path} className="count-line">
      {words}
    </Link>
  ) : (
    <span className="count-line">{words}</span>
  )
}
