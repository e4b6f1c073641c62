import { CertificateList } from '@/features/collection/certificates/certificate-list'
import { certificateAddress } from '@/features/collection/certificates/certificates.api'
import { certificatesPath } from '@/features/collection/certificates/certificates-path'
import { QuartersView } from '@/features/collection/certificates/quarters-view'
import { useCertificateAddress } from '@/features/collection/certificates/use-certificate-address'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'
import { ButtonLink } from '@/shared/ui/button-link'
import { PageHeader } from '@/shared/ui/page-header'
import { Tabs } from '@/shared/ui/tabs'

/** Tax that developers withheld, and their certificates of it. */
export function CertificatesScreen() {
  const t = usePhrases('collection')
  const address = useCertificateAddress()
  const { question, isList, change } = address
  return (
    <>
      <PageHeader
        text={t('certificate.text')}
        actions={
          <>
            <Can code="collection.certificate.export">
              <SaveButton
                url={certificateAddress('sawt', question)}
                kind="xlsx"
                name={`SAWT ${question.from} ${question.to}`}
              >
                {t('certificate.sawt')}
              </SaveButton>
            </Can>
            <Can code="collection.certificate.create">
              <ButtonLink to={certificatesPath(undefined, 'new')} variant="primary" icon="plus-lg">
                {t('certificate.record')}
              </ButtonLink>
            </Can>
          </>
        }
      />
      <Tabs
        label={t('certificate.views')}
        activeKey={isList ? 'list' : 'quarters'}
        onChange={key =>
          change({ show: key === 'list' ? 'list' : '', filter: '', search: '', sort: '', record: '' })
        }
        tabs={[
          {
            key: 'quarters',
            label: t('certificate.by_quarter'),
            content: <QuartersView address={address} />,
          },
          { key: 'list', label: t('certificate.all'), content: <CertificateList /> },
        ]}
      />
    </>
  )
}
