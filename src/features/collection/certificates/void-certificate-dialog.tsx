import type { Certificate } from '@contract/modules/collection/certificate.resource'
import { certificateActions } from '@/features/collection/certificates/certificates.api'
import { CommandDialog } from '@/shared/command/command-dialog'

export type VoidCertificateDialogProps = { certificate: Certificate; onClose: () => void }

export function VoidCertificateDialog({ certificate, onClose }: VoidCertificateDialogProps) {
  return (
    <CommandDialog
      command={certificateActions.void_certificate}
      record={certificate}
      recordName={certificate.number}
      namespace="collection"
      isGrave
      onClose={onClose}
    />
  )
}
