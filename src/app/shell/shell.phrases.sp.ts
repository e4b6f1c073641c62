import type { Translated } from '@/shared/i18n/translated'
import type { shellPhrases } from './shell.phrases'

export const shellPhrasesSp: Translated<typeof shellPhrases> = {
  skip: 'Ir al contenido',
  breadcrumbs: 'Usted está aquí',
  menu: {
    label: 'Menú principal',
    open: 'Abrir el menú',
    narrow: 'Reducir el menú',
    widen: 'Ampliar el menú',
    more: 'Más',
  },
  topbar: {
    layout: 'Ajustes de diseño',
    to_dark: 'Cambiar a colores oscuros',
    to_light: 'Cambiar a colores claros',
  },
  unit: {
    label: 'Unidad operativa:',
    choose: 'Mostrar datos de',
    all: 'Todas mis unidades',
  },
  bell: { label: 'Notificaciones', unread: 'Notificaciones, sin leer: {{count}}' },

  user: {
    label: 'Cuenta de {{name}}',
    profile: 'Mi perfil',
    sign_out: 'Cerrar sesión',
  },
  panel: {
    title: 'Ajustes de diseño',
    intro: 'Los cambios se guardan al momento, en este dispositivo y en su cuenta.',
    reset: 'Volver al diseño estándar',
    layoutType: {
      title: 'Disposición',
      vertical: 'Menú lateral',
      horizontal: 'Menú superior',
      twocolumn: 'Dos columnas',
      semibox: 'Página enmarcada',
    },
    mode: { title: 'Colores', light: 'Claros', dark: 'Oscuros' },
    layoutWidth: { title: 'Ancho', fluid: 'Ventana completa', boxed: 'Limitado' },
    sidebarSize: {
      title: 'Tamaño del menú',
      lg: 'Completo',
      md: 'Compacto',
      sm: 'Iconos',
      'sm-hover': 'Iconos, más ancho al señalarlo',
    },
    topbar_colour: { title: 'Barra superior', light: 'Clara', dark: 'Oscura' },
    position: { title: 'Al desplazarse', fixed: 'El marco queda fijo', scrollable: 'El marco se mueve' },
    sidebarView: { title: 'Borde del menú', default: 'Unido', detached: 'Separado' },
    sidebarColor: { title: 'Color del menú', dark: 'Oscuro', light: 'Claro', gradient: 'Degradado' },
    sidebarImage: {
      title: 'Imagen del menú',
      none: 'Ninguna',
      'img-1': 'Torres',
      'img-2': 'Colinas',
      'img-3': 'Terrazas',
      'img-4': 'Plano de planta',
    },
    preloader: { title: 'Pantalla de inicio', enable: 'Mostrar', disable: 'No mostrar' },
    visibility: { title: 'Menú', show: 'Visible', hidden: 'Oculto hasta abrirlo' },
    why: {
      no_sidebar: 'La disposición con menú superior no tiene menú lateral.',
      own_size: 'Las dos columnas tienen su propio tamaño.',
      vertical_only: 'Solo para la disposición con menú lateral.',
      hidden: 'El menú está oculto hasta que se abre.',
      phone: 'La disposición y el aspecto del menú solo se ven en ventanas más anchas.',
    },
  },
}
