import type { saleDocumentsPhrases } from '@/features/sales/documents/sale-documents.phrases'
import type { Translated } from '@/shared/i18n/translated'

export const saleDocumentsPhrasesFr: Translated<typeof saleDocumentsPhrases> = {
  documents: {
    none: 'Aucune pièce n’est demandée',
    none_draft: 'La liste des pièces est faite à la réservation.',
    none_text: 'Pour ce projet et ce mode de paiement, rien n’est demandé.',
    for: {
      reservation: 'Pour la réservation',
      booking: 'Pour l’enregistrement',
      takeout: 'Pour le prêt',
    },
    progress: '{{done}} sur {{of}} vérifiées',
    status: {
      missing: 'Manque',
      submitted: 'Remise',
      verified: 'Vérifiée',
      rejected: 'Refusée',
      expired: 'Expirée',
    },
    submit: 'Remettre',
    verify: 'Vérifier',
    look: 'Voir {{name}}',
    own: 'Vous l’avez remis : quelqu’un d’autre le vérifie',
    verify_named: 'Vérifier : {{name}}',
    reject: 'Refuser',
    reject_text: '{{name}} est renvoyé. Qui l’a remis lit le motif.',
    submitted: '{{name}} a été remis.',
    verified: '{{name}} est vérifié.',
    rejected: '{{name}} a été refusé.',
    file: 'Fichier',
    valid: 'Valable jusqu’au',
    valid_to: 'valable jusqu’au {{date}}',
    due: 'dû le {{date}}',
    by: 'vérifié par {{name}}',
    of: 'de {{name}}',
    with_buyer: 'conservé avec l’acheteur, vaut pour toutes ses ventes',
    open_buyer: 'Pièces de l’acheteur',
    open_buyer_named: 'Pièces de {{name}}',
  },
}
