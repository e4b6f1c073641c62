import type { saleDocumentsPhrases } from '@/features/sales/documents/sale-documents.phrases'
import type { Translated } from '@/shared/i18n/translated'

export const saleDocumentsPhrasesSp: Translated<typeof saleDocumentsPhrases> = {
  documents: {
    none: 'No se piden documentos',
    none_draft: 'La lista de documentos se hace al reservar la venta.',
    none_text: 'Para este proyecto y esta forma de pago no se pide nada.',
    for: {
      reservation: 'Para la reserva',
      booking: 'Para la formalización',
      takeout: 'Para el préstamo',
    },
    progress: '{{done}} de {{of}} verificados',
    status: {
      missing: 'Falta',
      submitted: 'Entregado',
      verified: 'Verificado',
      rejected: 'Rechazado',
      expired: 'Caducado',
    },
    submit: 'Entregar',
    verify: 'Verificar',
    look: 'Ver {{name}}',
    own: 'Lo entregó usted: lo verifica otra persona',
    verify_named: 'Verificar: {{name}}',
    reject: 'Rechazar',
    reject_text: '{{name}} se devuelve. Quien lo entregó lee el motivo.',
    submitted: '{{name}} se entregó.',
    verified: '{{name}} está verificado.',
    rejected: '{{name}} fue rechazado.',
    file: 'Archivo',
    valid: 'Válido hasta',
    valid_to: 'válido hasta {{date}}',
    due: 'vence el {{date}}',
    by: 'verificado por {{name}}',
    of: 'de {{name}}',
    with_buyer: 'guardado con el comprador, vale para todas sus ventas',
    open_buyer: 'Documentos del comprador',
    open_buyer_named: 'Documentos de {{name}}',
  },
}
