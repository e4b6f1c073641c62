import type { Translated } from '@/shared/i18n/translated'
import type { errorsPhrases } from './errors.phrases'

export const errorsPhrasesFr: Translated<typeof errorsPhrases> = {
  to_dashboard: 'Aller au tableau de bord',
  back: 'Retour',
  try_again: 'Réessayer',
  not_found: {
    kicker: 'Erreur 404',
    title: 'Il n’y a pas de page à cette adresse',
    text: 'L’adresse est peut-être mal saisie, ou la page a été déplacée. Vérifiez-la ou repartez du tableau de bord.',
  },
  no_right: {
    kicker: 'Erreur 403',
    title: 'Vous n’avez pas accès à cette page',
    text: 'Vos rôles ne la comprennent pas. Si elle est nécessaire à votre travail, adressez-vous à un administrateur en indiquant cette autorisation :',
    text_plain:
      'Vos rôles ne la comprennent pas. Si elle est nécessaire à votre travail, adressez-vous à un administrateur.',
  },
  not_built_yet: {
    title: '{{title}} : pas encore disponible',
    title_plain: 'Cette page n’est pas encore disponible',
    text: 'Cette partie du portail a déjà sa place dans le menu, mais rien n’y fonctionne pour l’instant.',
  },
  offline: {
    title: 'Vous êtes hors ligne.',
    text: 'Les données affichées ne sont peut-être plus à jour, et rien n’est envoyé avant le retour de la connexion.',
  },
  crashed: {
    title: 'Une erreur s’est produite sur cette page',
    text: 'Vous n’y êtes pour rien. Ce qui était déjà enregistré est en sécurité. Réessayez ou revenez au tableau de bord.',
    request_id: 'Requête {{id}}',
    show_details: 'Détails pour l’assistance',
    copy: 'Copier les détails',
    copied: 'Copié',
  },
  chunk_failed: {
    script: 'Une partie du programme n’a pas pu être chargée',
    style: 'La mise en forme n’a pas pu être chargée',
    text: 'Une partie de la page n’a pas pu être récupérée. La connexion est peut-être faible, ou le portail vient d’être mis à jour.',
    type: 'Type : {{type}}',
    types: {
      error: 'sans réponse',
      missing: 'introuvable',
      timeout: 'délai dépassé',
    },
  },
}
