import type { Certificate } from '@contract/modules/collection/certificate.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'

export function CertificateBadge({ status }: Pick<Certificate, 'status'>) {
  const t = usePhrases('collection')
  return (
    <Badge tone={status === 'voided' ? 'danger' : 'success'} dot>
      {t(`values.status.${status}`)}
    </Badge>
  )
}
