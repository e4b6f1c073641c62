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
    from_tab: 'Gardé dans cet onglet.',
    from_browser: 'Gardé dans ce navigateur.',
    from_server: 'Gardé sur le serveur, où que vous l’ayez saisi.',
    restore: 'Restaurer ma saisie',
    discard: 'L’abandonner',
  },

  leave: {
    title: 'Quitter sans enregistrer ?',
    text_kept: 'Ce que vous avez saisi ici n’est pas enregistré. Un brouillon en est gardé.',
    text_dropped:
      'Ce que vous avez saisi ici n’est pas enregistré, et la déconnexion en supprime aussi le brouillon.',
    text_on_server:
      'Ce que vous avez saisi ici n’est pas enregistré. La déconnexion supprime le brouillon de ce navigateur ; sa copie sur le serveur vous sera proposée à la prochaine connexion.',
    leave: 'Quitter la page',
  },

  pager: {
    label: 'Pages de la liste',
    range: '{{first}}–{{last}} sur {{count}}',
    previous: 'Page précédente',
    next: 'Page suivante',
  },

  fields_to_mend_one: '{{count}} champ est à corriger.',
  fields_to_mend_many: '{{count}} de champs sont à corriger.',
  fields_to_mend_other: '{{count}} champs sont à corriger.',
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
    role_code_malformed: 'Utilisez des minuscules et des tirets bas, comme front_desk.',
    module_code_malformed: 'Utilisez des minuscules et des tirets, comme cash-advance.',
    permission_code_malformed: 'Écrivez area.resource.action en minuscules.',
    prefix_malformed: 'Utilisez de 1 à 8 majuscules ou chiffres.',
    rdo_malformed: 'Écrivez trois chiffres, et une lettre s’il y en a une, comme 050 ou 025A.',
    date_before_start: 'Cette date précède le premier jour.',
    mailed_code_malformed: 'Un code a huit chiffres.',
    role_required: 'Choisissez au moins un rôle.',
    no_length: 'Les deux heures sont identiques.',
    already_exists: 'Cette valeur est déjà prise.',
    wrong_password: 'Ce n’est pas votre mot de passe actuel.',
    money_malformed: 'Saisissez un montant, par exemple 1,234.50.',
    rate_malformed: 'Saisissez un taux avec un point, par exemple 3.5.',
    weights_malformed: 'Écrivez des poids comme 1 ou 50 30 20, supérieurs à zéro.',
    integer_malformed: 'Saisissez un nombre entier.',
    date_malformed: 'Saisissez la date sous la forme mois-jour-année, par exemple 11-20-2026.',
    date_out_of_range: 'Cette date est hors limites. L’année doit être comprise entre 1900 et 2199.',
    text_not_visible:
      'Certains caractères de ce texte sont invisibles. Supprimez-les et saisissez le texte à nouveau.',
    consent_needed: 'Sans cela, personne ne peut être inscrit.',
    reference_unknown: 'Cet élément n’existe plus. Choisissez-en un autre.',
    unknown_field: 'Ce champ ne peut pas être renseigné ici.',
    ou_code_malformed: 'Utilisez 2 à 8 lettres majuscules et chiffres.',
    code_malformed: 'Utilisez jusqu’à 20 lettres majuscules, chiffres, points et tirets.',
    number_out_of_range: 'C’est plus bas ou plus haut que ce qui est permis ici.',
    amount_negative: 'Le montant ne peut pas être négatif.',
    mobile_malformed: 'Écrivez le numéro avec son pays, comme +639171234567.',
    tin_malformed: 'Écrivez-le sous la forme 000-000-000-00000.',
    gov_id_no_malformed: 'Lettres et chiffres, quatre au moins.',
    country_malformed: 'Choisissez un pays.',
    account_no_malformed: 'Écrivez de 6 à 20 chiffres, rien d’autre.',
    swift_malformed: 'Écrivez les 8 ou 11 majuscules et chiffres du code.',
    account_code_malformed: 'Écrivez de 4 à 6 chiffres.',
    branch_code_malformed: 'Saisissez cinq chiffres.',
    employee_no_malformed: 'Utilisez des majuscules, des chiffres et des tirets.',
    sss_no_malformed: 'Écrivez dix chiffres, comme 34-1234567-8.',
    philhealth_no_malformed: 'Écrivez douze chiffres, comme 12-123456789-1.',
    pagibig_no_malformed: 'Écrivez douze chiffres, comme 1234-5678-9012.',
    bank_account_no_malformed: 'Écrivez 6 à 26 chiffres, avec ou sans tirets.',
    payout_account_no_malformed: 'Écrivez 6 à 26 chiffres, avec ou sans tirets.',
  },
  password_question: {
    title: 'Veuillez saisir à nouveau votre mot de passe',
    text: 'Il s’agit de droits, de données protégées ou d’argent : qui trouverait un écran ouvert ne doit pas pouvoir le faire.',
    password: 'Mot de passe',
    show: 'Continuer',
  },
}
