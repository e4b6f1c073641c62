import type { Translated } from '@/shared/i18n/translated'
import type { shellPhrases } from './shell.phrases'

export const shellPhrasesFr: Translated<typeof shellPhrases> = {
  skip: 'Aller au contenu',
  breadcrumbs: 'Vous êtes ici',
  menu: {
    label: 'Menu principal',
    open: 'Ouvrir le menu',
    narrow: 'Réduire le menu',
    widen: 'Élargir le menu',
    more: 'Plus',
  },
  topbar: {
    layout: 'Paramètres d’affichage',
    to_dark: 'Passer aux couleurs sombres',
    to_light: 'Passer aux couleurs claires',
  },
  unit: {
    label: 'Unité opérationnelle :',
    choose: 'Afficher les données de',
    all: 'Toutes mes unités',
  },
  bell: { label: 'Notifications reçues', unread: 'Notifications, non lues : {{count}}' },

  user: {
    label: 'Compte de {{name}}',
    profile: 'Mon profil',
    sign_out: 'Se déconnecter',
  },
  panel: {
    title: 'Paramètres d’affichage',
    intro: 'Les modifications sont conservées aussitôt, sur cet appareil et dans votre compte.',
    reset: 'Rétablir l’affichage standard',
    layoutType: {
      title: 'Disposition',
      vertical: 'Menu latéral',
      horizontal: 'Menu supérieur',
      twocolumn: 'Deux colonnes',
      semibox: 'Page encadrée',
    },
    mode: { title: 'Couleurs', light: 'Claires', dark: 'Sombres' },
    layoutWidth: { title: 'Largeur', fluid: 'Toute la fenêtre', boxed: 'Limitée' },
    sidebarSize: {
      title: 'Taille du menu',
      lg: 'Complet',
      md: 'Compact',
      sm: 'Icônes',
      'sm-hover': 'Icônes, élargi au survol',
    },
    topbar_colour: { title: 'Barre supérieure', light: 'Claire', dark: 'Sombre' },
    position: { title: 'Au défilement', fixed: 'Cadre fixe', scrollable: 'Cadre mobile' },
    sidebarView: { title: 'Bord du menu', default: 'Accolé', detached: 'Détaché' },
    sidebarColor: { title: 'Couleur du menu', dark: 'Sombre', light: 'Claire', gradient: 'Dégradé' },
    sidebarImage: {
      title: 'Image du menu',
      none: 'Aucune',
      'img-1': 'Tours',
      'img-2': 'Collines',
      'img-3': 'Terrasses',
      'img-4': 'Plan d’étage',
    },
    preloader: { title: 'Écran de démarrage', enable: 'Affiché', disable: 'Masqué' },
    visibility: { title: 'Menu', show: 'Affiché', hidden: 'Masqué jusqu’à ouverture' },
    why: {
      no_sidebar: 'La disposition à menu supérieur n’a pas de menu latéral.',
      own_size: 'La disposition en deux colonnes a sa propre taille.',
      vertical_only: 'Uniquement pour la disposition à menu latéral.',
      hidden: 'Le menu est masqué jusqu’à son ouverture.',
      phone: 'La disposition et l’aspect du menu ne se voient que dans une fenêtre plus large.',
    },
  },
}
