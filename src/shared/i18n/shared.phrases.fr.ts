import type { sharedPhrases } from './shared.phrases'
import type { Translated } from './translated'

export const sharedPhrasesFr: Translated<typeof sharedPhrases> = {
  try_again: 'Réessayer',
  cancel: 'Annuler',
  close: 'Fermer',
  dismiss: 'Masquer',
  back: 'Retour',
  loading: 'Chargement…',
  request_id: 'Requête {{id}}',

  failure: {
    title: 'Le chargement a échoué',
    offline: 'Le serveur est injoignable. Vérifiez la connexion et réessayez.',
    timeout: 'Le serveur a mis trop de temps à répondre. Réessayez.',
    cancelled: 'La requête a été annulée.',
    signed_out: 'Vous êtes déconnecté.',
    unexpected: 'Une erreur s’est produite. Réessayez, et prévenez un administrateur si elle se répète.',
  },

  session: {
    expired: 'Votre session a pris fin. Reconnectez-vous pour reprendre là où vous en étiez.',
    elsewhere: 'Vous vous êtes déconnecté dans un autre onglet.',
  },

  rights: {
    failed_title: 'Vos autorisations n’ont pas pu être entièrement chargées',
    failed: 'Certains menus et certaines pages peuvent manquer. Le portail continue d’essayer.',
    waiting: 'Sans elles, cette page ne peut pas s’afficher.',
  },

  storage: {
    broken: 'La copie de « {{key}} » conservée par le navigateur était illisible et a été supprimée.',
    full: 'Le stockage du navigateur est plein. Tant qu’il n’y a pas de place, certains choix ne durent que le temps de cette page.',
    off: 'Le stockage du navigateur est désactivé. Vous serez déconnecté à la fermeture ou à l’actualisation de cette page.',
  },

  new_build: {
    text: 'Le portail a été mis à jour.',
    action: 'Actualiser maintenant',
  },

  style_failed: {
    title: 'La mise en forme n’a pas été entièrement chargée',
    text: 'Une partie de l’apparence de la page manque. Vous pouvez continuer ou recharger la page.',
  },

  draft: {
    title: 'Saisie non enregistrée : {{time}}',
    text: 'Souhaitez-vous la reprendre ?',
    restore: 'Restaurer ma saisie',
    discard: 'L’abandonner',
  },

  leave: {
    title: 'Quitter sans enregistrer ?',
    text: 'Votre saisie n’est pas enregistrée. Elle est conservée comme brouillon dans cet onglet.',
    leave: 'Quitter la page',
  },

  pager: {
    label: 'Pages de la liste',
    range: '{{first}}–{{last}} sur {{count}}',
    previous: 'Page précédente',
    next: 'Page suivante',
  },

  caps_lock: 'Le verrouillage des majuscules est activé.',

  fields: {
    required: 'Renseignez ce champ.',
    invalid: 'Cette valeur n’est pas valide.',
    too_short_one: 'Saisissez au moins {{count}} caractère.',
    too_short_many: 'Saisissez au moins {{count}} de caractères.',
    too_short_other: 'Saisissez au moins {{count}} caractères.',
    too_long_one: 'Ne dépassez pas {{count}} caractère.',
    too_long_many: 'Ne dépassez pas {{count}} de caractères.',
    too_long_other: 'Ne dépassez pas {{count}} caractères.',
    too_few_one: 'Choisissez au moins {{count}} élément.',
    too_few_many: 'Choisissez au moins {{count}} d’éléments.',
    too_few_other: 'Choisissez au moins {{count}} éléments.',
    too_many_one: 'Ne choisissez pas plus de {{count}} élément.',
    too_many_many: 'Ne choisissez pas plus de {{count}} d’éléments.',
    too_many_other: 'Ne choisissez pas plus de {{count}} éléments.',
    too_low: 'La valeur doit être d’au moins {{minimum}}.',
    too_high: 'La valeur ne doit pas dépasser {{maximum}}.',
    malformed: 'Le format n’est pas correct.',
    not_a_choice: 'Choisissez une valeur de la liste.',
    email_malformed: 'Saisissez une seule adresse, par exemple ana@company.com.',
    username_malformed: 'Utilisez de 3 à 40 lettres, chiffres, points, tirets ou traits de soulignement.',
    password_short: 'Utilisez au moins 10 caractères.',
    password_long: 'Utilisez au plus 128 caractères.',
    passwords_differ: 'Les deux mots de passe ne sont pas identiques.',
    password_common: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
    password_same: 'Choisissez un mot de passe que vous n’utilisez pas actuellement.',
    role_required: 'Choisissez au moins un rôle.',
    already_exists: 'Cette valeur est déjà prise.',
    wrong_password: 'Ce n’est pas votre mot de passe actuel.',
  },
}
