import { Link } from 'react-router-dom'
import type { FindDuplicates } from '@contract/modules/buyers/buyer.calls'
import { useFindDuplicatesQuery } from '@/features/buyers/buyers/buyers.calls'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

/** Who has the same number; of those beyond one's reach the unit alone is known. */
export function DuplicateNote({ asked }: { asked: FindDuplicates }) {
  const t = usePhrases('buyers')
  const { currentData: found } = useFindDuplicatesQuery(asked)
  if (!found || found.here.length + found.elsewhere.length === 0) return null
  return (
    <Banner tone="warning" role="status" title={t('duplicates.title')}>
      <ul className="plain-list">
        {found.here.map(({ id, buyer_no, full_name, ou_code }) => (
          <li key={id}>
            <Link to={{ search: `?record=${id}` }}>
              <bdi>{full_name}</bdi>
            </Link>{' '}
            <span className="text-muted small">
              <bdi>{buyer_no}</bdi> · <bdi>{ou_code}</bdi>
            </span>
          </li>
        ))}
        {found.elsewhere.map(code => (
          <li key={code}>{t('duplicates.elsewhere', { unit: code })}</li>
        ))}
      </ul>
    </Banner>
  )
}
