import type { Translated } from '@/shared/i18n/translated'
import type { uiPhrases } from './ui.phrases'

export const uiPhrasesFr: Translated<typeof uiPhrases> = {
  optional: 'facultatif',
  show_password: 'Afficher le mot de passe',
  hide_password: 'Masquer le mot de passe',
  close: 'Fermer',
  dismiss: 'Masquer',
  cancel: 'Annuler',
  undo: 'Annuler l’action',
  loading: 'Chargement…',
  language: 'Langue',
  auth_motto:
    'Tous les biens, toutes les ventes et toutes les commissions de l’entreprise, en un seul endroit.',
  auth_note: 'Réservé au personnel. Ce que vous faites ici est enregistré.',
  month: {
    name: 'Mois',
    previous: 'Mois précédent',
    next: 'Mois suivant',
    current: 'Ce mois-ci',
  },
}
