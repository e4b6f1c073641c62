import { Link } from 'react-router-dom'
import type { RequestBehind } from '@contract/modules/commission/request-line'
import { commissionRequest } from '@contract/modules/commission/request.document'
import { Can } from '@/shared/access/can'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { usePhrases } from '@/shared/i18n/use-phrases'

const { name, path } = commissionRequest.resource

const { useGetRequestsBehindQuery } = addCalls([name], build => ({
  getRequestsBehind: build.query<RequestBehind[], string>({
    query: product_id => ({ url: `/api/v1${path}/behind`, params: { product_id } }),
    providesTags: [listTag(name)],
  }),
}))

/** Whose requests a statement or a release answers; nothing where nobody asked for it. */
export function RequestsBehind({ productId }: { productId: string }) {
  return (
    <Can code="commission.request.view">
      <Requests productId={productId} />
    </Can>
  )
}

function Requests({ productId }: { productId: string }) {
  const t = usePhrases('commission-requests')
  const { currentData: requests } = useGetRequestsBehindQuery(productId)
  if (!requests?.length) return null
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('behind.title')}</h3>
      <ul className="list-unstyled mb-0">
        {requests.map(({ id, number, seller_name, reason }) => (
          <li key={id}>
            <Link to={`/request/soa?record=${id}`} className="record-link">
              <bdi>{number}</bdi>
            </Link>{' '}
            <bdi>{t('behind.text', { seller: seller_name, reason })}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
