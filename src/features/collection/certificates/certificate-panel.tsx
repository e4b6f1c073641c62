import { useLocation } from 'react-router-dom'
import { businessDate } from '@contract/kernel/dates'
import { latestQuarters } from '@contract/kernel/quarters'
import type { Certificate } from '@contract/modules/collection/certificate.resource'
import { BaseControl } from '@/features/collection/certificates/base-control'
import { CertificateBadge } from '@/features/collection/certificates/certificate-badge'
import { certificateActions, certificates } from '@/features/collection/certificates/certificates.api'
import type { NewCertificate } from '@/features/collection/certificates/certificates-path'
import { Can } from '@/shared/access/can'
import { CommandButton } from '@/shared/command/command-button'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { FieldSelect } from '@/shared/record/field-select'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import type { RecordForm } from '@/shared/record/record-panel.types'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import { Banner } from '@/shared/ui/banner'

const CHOICES = 20

/** The quarters of the last years, and the one that the record names. */
function QuarterControl({ row, ...field }: FieldControlProps) {
  const named = row?.[field.name]
  const known = latestQuarters(businessDate(new Date()), CHOICES)
  const quarters = [...new Set([...(typeof named === 'string' ? [named] : []), ...known])]
  return (
    <FieldSelect {...field} options={quarters.map(value => ({ value, label: value.replace('-', ' ') }))} />
  )
}

const api = certificates
const CONTROLS = { quarter: QuarterControl, tax_base: BaseControl }

/** A certificate as it came in; one that was recorded by mistake is voided. */
export function CertificatePanel({ id, onClose, onCreated }: OpenedRecord) {
  const common = useRecordTabs({ api, namespace: 'collection', id })
  const given = useLocation().state as NewCertificate | null
  const form: RecordForm = {
    ...{ namespace: 'collection', list: 'certificates', controls: CONTROLS },
    defaults: { received_on: businessDate(new Date()), ...given },
  }
  return (
    <RecordFrame
      api={api}
      id={id}
      form={form}
      badge={row => <CertificateBadge status={row.status} />}
      tabs={row =>
        common.after(
          <div className="stack">
            <VoidCertificate certificate={row} />
            <RecordDetails api={api} form={form} row={row} />
          </div>,
          { keep: true },
        )
      }
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}

function VoidCertificate({ certificate }: { certificate: Certificate }) {
  const t = usePhrases('collection')
  if (certificate.status === 'voided')
    return (
      <Banner tone="warning">{t('certificate.voided', { reason: certificate.void_reason ?? '' })}</Banner>
    )
  return (
    <Can code="collection.certificate.edit">
      <div className="cluster">
        <CommandButton
          command={certificateActions.void_certificate}
          record={certificate}
          recordName={certificate.number}
          namespace="collection"
          isGrave
        />
      </div>
    </Can>
  )
}
