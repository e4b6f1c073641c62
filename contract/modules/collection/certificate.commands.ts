import { defineCommands } from '@contract/kernel/define-commands'
import { reasonFields } from '@contract/kernel/reason-fields'
import { certificateResource } from '@contract/modules/collection/certificate.resource'

export const certificateCommands = defineCommands(certificateResource, {
  void_certificate: {
    path: 'void',
    permission: 'collection.certificate.edit',
    summary: 'Void a certificate that was recorded by mistake: it counts no longer',
    fields: reasonFields,
  },
})
