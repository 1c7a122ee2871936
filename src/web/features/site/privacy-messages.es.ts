import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './privacy-messages.ts'

export const privacyMessages: MessagesOf<typeof English.privacyMessages> = {
  title: 'Política de privacidad',
  updated: 'De Pricewright 0.1. Última modificación: noviembre de 2026.',
  lead: 'Pricewright guarda lo que introduces para hacer su trabajo por ti, y nada más. No tiene analítica ni publicidad, y sus páginas no cargan nada de otros sitios. El operador, es decir, quien mantiene en funcionamiento esta instalación, es el responsable de los datos que contiene.',
  sections: [
    {
      heading: 'Qué se guarda en el servidor',
      paragraphs: [
        'Sobre ti: tu dirección de correo electrónico, tu nombre y el identificador que el proveedor de identidad te asigna, tu rol y tus ajustes.',
        'Tu trabajo: productos, categorías, marcas, costes, precios, importaciones y el historial de cambios, con quién los hizo y cuándo. La propia base de datos mantiene los registros de cada usuario separados de los de todos los demás.',
        'Sobre tus inicios de sesión: cuándo empezó una sesión y cuándo se usó por última vez, para poder cerrarla. La clave de una sesión se guarda de una forma que no permite volver a leerla.',
        'El servidor escribe un registro técnico de peticiones y errores que ayuda al operador a encontrar fallos. No contiene el contenido de tus registros.',
      ],
    },
    {
      heading: 'Qué se guarda en tu dispositivo',
      paragraphs: [
        'Una cookie, que contiene tu sesión y es necesaria para mantenerla abierta. Los scripts no pueden leerla y no se usa para seguirte.',
        'Una copia de tus propios datos, para que el producto sea rápido y funcione sin red. Se elimina del dispositivo cuando cierras sesión o cuando otra persona la inicia.',
        'El tema que has elegido y la anchura de la navegación. Se quedan en el dispositivo y no dicen nada de ti.',
      ],
    },
    {
      heading: 'Quién más ve los datos',
      paragraphs: [
        'El proveedor de identidad sabe que inicias sesión aquí. Si el operador ha configurado uno ajeno a esta instalación, a ese paso se le aplica su propia política de privacidad.',
        'Si el operador ha configurado un servidor de correo o un almacenamiento en otro lugar, los correos y los archivos van allí. Nadie más recibe tus datos; los autores del software, nunca.',
      ],
    },
    {
      heading: 'Durante cuánto tiempo',
      paragraphs: [
        'Tus datos se guardan hasta que tú los eliminas o el operador elimina tu cuenta. Los registros eliminados permanecen como marcas vacías durante un máximo de 180 días, para que tus demás dispositivos se enteren de la eliminación, y en el historial de cambios mientras exista la cuenta. Las copias de seguridad que hace el operador se conservan mientras este las mantenga.',
      ],
    },
    {
      heading: 'Tus derechos',
      paragraphs: [
        'Puedes ver y modificar tus datos en el producto y exportar tus productos en un archivo. Para cualquier otro derecho que te reconozca la legislación de tu país, como los de acceso, rectificación, supresión o limitación del tratamiento, dirígete al operador de esta instalación. También puedes presentar una reclamación ante la autoridad de protección de datos que te corresponda.',
      ],
    },
  ],
}
