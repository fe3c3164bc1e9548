import type { Texts } from "./shape";

/** The pages, menus and legal words in Spanish, written by the rules of `en.ts`: American terms that Spain reads well. */
export const es: Texts = {
  pages: {
    terms_and_conditions: {
      title: "Términos y condiciones",
      description: "El acuerdo entre tú y {brand} en palabras sencillas: tu cuenta, tu dinero y tus derechos.",
      body: `
Estos términos son el acuerdo entre tú y {brand} Demo Ltd. Si una frase no está clara, [pregúntanos](/contact-us/support) antes de jugar.

## Quién puede abrir una cuenta

- Tienes al menos 18 años, o más si tu ley lo exige.
- Juegas para ti, con tu propio dinero.
- Tienes una sola cuenta, con tu nombre y tu dirección reales.

## Tu cuenta

No compartas tu contraseña y cierra la sesión en los dispositivos compartidos. Comprobamos quién eres a más tardar antes del primer retiro, y te decimos qué documento falta y por qué.

## Tu dinero

Los depósitos se guardan separados de nuestro propio dinero. Los retiros vuelven al método con el que pagaste siempre que sea posible. No cobramos comisión por ninguno de los dos.

## Juegos y errores

Vale el resultado que guardó el servidor del juego. Si un juego o nuestro sitio falla, devolvemos la apuesta de cada ronda que no se pueda terminar.

## Cerrar una cuenta

Puedes cerrar tu cuenta en cualquier momento y llevarte tu saldo. Nosotros podemos cerrarla por fraude o cuando la ley nos lo pide. En ese caso te lo decimos por escrito.

## Cambios y desacuerdos

Avisamos de una versión nueva al menos 14 días antes de que se aplique. Si no estamos de acuerdo, sigue nuestro [procedimiento de reclamación](/contact-us/complaints).
`,
    },
    bonus_terms: {
      title: "Términos de los bonos",
      description:
        "Cómo funcionan los bonos: requisito de apuesta, plazos, apuesta máxima, juegos excluidos y a qué renuncias.",
      body: `
Un bono es siempre decisión tuya. Puedes rechazarlo, jugar sin él o renunciar a él más tarde.

## Seis datos antes de aceptar

Cada oferta muestra estos datos antes de que pulses un botón.

| Dato | Si la oferta no dice otra cosa |
| Importe | Se muestra en tu moneda |
| Requisito de apuesta | 30 veces el bono, mostrado como importe |
| Plazo | 30 días |
| Apuesta máxima | 5 EUR por ronda |
| Juegos excluidos | Casino en vivo, juegos de mesa y jackpots |
| Si renuncias a él | Pierdes el bono y lo ganado con él |

## El orden de tu dinero

Tu propio dinero se juega siempre primero. Puedes retirarlo en cualquier momento. Un retiro termina un bono que siga activo.

## Cómo cuentan las apuestas

- Las tragaperras cuentan por completo.
- Los juegos instantáneos cuentan la mitad.
- Los juegos excluidos no cuentan, y te detenemos antes de que juegues a uno con un bono.

## Lo que no permitimos

Un bono por persona, hogar y método de pago. Si retiramos un bono, decimos qué regla se incumplió, y conservas el dinero que depositaste.
`,
    },
    casino_rules: {
      title: "Reglas del casino",
      description:
        "Cómo funcionan aquí los juegos de casino: resultados al azar, retorno al jugador, rondas interrumpidas y premios máximos.",
      body: `
Cada juego muestra sus propias reglas. Estas valen para todos.

## El azar

Los resultados vienen de un generador de números aleatorios certificado, en el proveedor del juego. Ni tú ni nosotros podemos influir en ellos, y ninguna ronda recuerda la anterior.

## Retorno al jugador

El RTP es la parte de todas las apuestas que un juego devuelve a lo largo de millones de rondas. No dice nada de tu noche. Lo mostramos junto a cada juego, con el costo medio de una hora de juego.

## Rondas interrumpidas

1. El proveedor guarda una ronda en cuanto se acepta tu apuesta.
2. Abre de nuevo el mismo juego y la ronda continúa.
3. Si no puede continuar, recuperas tu apuesta en 24 horas.

## Demo

En la demo no se apuesta ni se gana nada. Las probabilidades son las mismas.
`,
    },
    betting_rules: {
      title: "Reglas de las apuestas",
      description:
        "Cómo se aceptan, se resuelven y se anulan las apuestas: cuotas, resultados, eventos aplazados y errores.",
      body: `
Estas reglas valen para cada apuesta en deportes y deportes virtuales.

## Cuándo vale una apuesta

Una apuesta vale cuando su recibo muestra un número. Desde entonces las cuotas son fijas. Si cambian antes, te preguntamos primero.

## Resolución

| Caso | Qué sucede |
| El evento termina | Se resuelve con el resultado oficial, normalmente en una hora |
| Aplazado más de 48 horas | Nula: se devuelve la apuesta |
| Suspendido definitivamente | Nula, salvo que el resultado ya fuera seguro |
| El jugador no participa | Las apuestas sobre este jugador son nulas |
| Empate en el primer puesto | La apuesta se divide entre el número de ganadores |

## Errores

Cuando las cuotas eran claramente erróneas, resolvemos con las correctas y te lo decimos. Si te debemos más de lo que pagamos, recibes la diferencia.

## Quién no puede apostar

Los jugadores, los entrenadores y los árbitros no pueden apostar en las competiciones en las que participan.
`,
    },
    payment_methods: {
      title: "Métodos de pago",
      description: "Cómo depositar y retirar, cuánto tarda cada método y lo que cuesta.",
      body: `
Estos son los métodos de pago de tu mercado. No cobramos comisiones. Tu banco puede cobrarlas: pregúntale primero si pagas en otra moneda.

## Cuánto tarda

| Tipo | Depósito | Retiro tras nuestra revisión |
| Tarjeta | Al momento | De 1 a 3 días hábiles |
| Banco | Al momento o 1 día hábil | De 1 a 2 días hábiles |
| Billetera | Al momento | En una hora |
| Cupón | Al momento | A tu cuenta bancaria |

## Antes del primer retiro

Debemos saber que eres tú y que el método es tuyo. Puedes enviar los documentos el día en que abres tu cuenta, para que después nada tenga que esperar.

## Tres reglas

- Paga solo con métodos a tu propio nombre.
- Los retiros vuelven al método del depósito cuando es posible.
- Revisamos un retiro en 24 horas. Ves en qué paso está y quién actúa después.

## Mantener el control

Decide cuánto quieres gastar antes del primer depósito. En [Juego responsable](/responsible-gambling) verás qué ayuda.
`,
    },
    responsible_gambling: {
      title: "Juego responsable",
      description: "Pausas y ayuda: lo que tienes aquí, las señales que conviene vigilar y con quién hablar.",
      body: `
El juego es un entretenimiento que cuesta dinero. Cuando deja de ser divertido, es hora de parar. Nadie aquí intentará convencerte de lo contrario.

## Qué te ayuda aquí

| Qué | Qué hace |
| Costo de una hora | Está junto a cada juego antes de jugar |
| Resultado neto | Muestra mientras juegas lo que el juego te ha dado o costado |
| Pausa de juego | Atención al cliente cierra el juego de 24 horas a seis semanas |
| Autoexclusión | Atención al cliente cierra tu cuenta durante al menos seis meses |

Para una pausa o una autoexclusión, escribe a [atención al cliente](/contact-us/support). Se aplica al momento. Aquí aún no se pueden fijar límites.

## Señales que conviene vigilar

- Juegas para recuperar lo que perdiste.
- Ocultas cuánto juegas.
- Pides prestado, o gastas el dinero del alquiler o de la comida.
- Estás intranquilo cuando no juegas.

Si reconoces dos de ellas, haz una pausa hoy.

## Habla con alguien

La [ayuda independiente](https://helpline.example) es gratuita y no nos dice que llamaste.
`,
    },
    age_restrictions: {
      title: "Edad mínima",
      description:
        "Nadie menor de 18 años puede jugar. Cómo comprobamos la edad y cómo mantener a los niños lejos del juego.",
      body: `
Nadie menor de 18 años puede jugar aquí. Si la ley de tu país fija una edad mayor, vale esa edad.

## Cómo lo comprobamos

1. Comparamos tu nombre y tu fecha de nacimiento con registros públicos cuando abres una cuenta.
2. Si no hay registro, pedimos un documento de identidad.
3. Hasta que tu edad sea segura, no puedes depositar, jugar ni retirar.

## Si alguien es demasiado joven

Cerramos la cuenta, devolvemos todos los depósitos y no pagamos ganancias. Nunca usamos esos datos para publicidad.

## En casa

- No compartas nunca tu contraseña ni la guardes en un dispositivo de la familia.
- Cierra la sesión cuando te vayas.
- Usa un programa de filtrado, por ejemplo [Net Guardian](https://filters.example).

Si crees que un menor juega aquí, [escríbenos](/contact-us/support). Lo investigamos el mismo día.
`,
    },
    cookies_policy: {
      title: "Política de cookies",
      description: "Qué cookies guarda este sitio, para qué y por cuánto tiempo, y cómo eliges.",
      body: `
Una cookie es una pequeña nota que un sitio deja en tu navegador. Guardamos las menos posibles. Nada opcional se carga antes de que digas que sí.

## Qué guardamos

| Nombre | Finalidad | Tiempo |
| id-token | Sabe que iniciaste sesión | 1 año |
| theme | Recuerda si prefieres oscuro o claro | Hasta que la borres |
| consent | Recuerda tu elección | 1 año |

## Grupos

- **Necesarias**: inicio de sesión, seguridad, tus elecciones. El sitio no funciona sin ellas.
- **Funcionales**: el chat de atención al cliente.
- **Estadísticas**: qué páginas se leen, sin tu nombre.
- **Marketing**: qué campaña te trajo aquí.

## Tu elección

Puedes cambiar de opinión en cualquier momento en los ajustes de cookies, y nada más cambia.

Lee qué sucede con los datos personales en nuestro [aviso de privacidad](/information/privacy).
`,
    },
    about: {
      title: "Sobre nosotros",
      description: "Quién lleva {brand}, en qué creemos y qué tiene de ficticio.",
      body: `
{brand} es un lugar tranquilo para jugar. Los datos están junto a cada juego, y nadie te mete prisa.

## Qué puedes esperar

- El costo de una hora de juego junto a cada juego.
- Retiros que muestran en qué paso están.
- Una pausa, en cuanto escribas a atención al cliente.

## Quiénes somos

**{brand} Demo Ltd es una empresa ficticia.** Este sitio es una demostración: sus licencias, autoridades y juegos son inventados, y su dinero es de juguete.

[Juego responsable](/responsible-gambling) dice cómo mantener el control.
`,
    },
    privacy: {
      title: "Aviso de privacidad",
      description: "Qué datos personales necesitamos, por qué, cuánto tiempo los guardamos, y tus derechos.",
      body: `
Pedimos solo lo que la ley o tu cuenta necesita.

## Qué guardamos y por qué

| Datos | Por qué | Cuánto tiempo |
| Nombre, dirección, fecha de nacimiento | La ley nos pide que te conozcamos | 5 años después de que te vayas |
| Pagos y apuestas | Contabilidad y desacuerdos | 5 años |
| Límites y pausas | Para protegerte | Mientras se apliquen |
| Mensajes a atención al cliente | Para responder | 2 años |

## Quién los ve

Nuestro personal, los servicios de pago, los proveedores de juegos (nunca tu nombre) y las autoridades con una solicitud legal. No vendemos nada.

## Tus derechos

Puedes leer, corregir y llevarte tus datos, y hacer borrar lo que ninguna ley nos obliga a guardar. Escribe a [privacy@{domain}](mailto:privacy@{domain}). Respondemos en 30 días.
`,
    },
    support: {
      title: "Contactar con atención al cliente",
      description: "Cómo comunicarte con nosotros, cuándo respondemos y qué tener a mano.",
      body: `
Una persona lee cada mensaje, de día y de noche.

| Vía | Respondemos |
| [support@{domain}](mailto:support@{domain}) | En 4 horas |

## Qué nos ayuda

- La referencia de una página de error, si viste una.
- El nombre del juego y la hora de la ronda.
- La fecha y el importe de un pago.

No envíes nunca tu contraseña. Nunca te la pediremos.

## Si se trata de tu forma de jugar

Escribe una palabra, **pausa**, y cerramos el juego durante 24 horas al momento.
`,
    },
    complaints: {
      title: "Reclamaciones",
      description: "Qué hacer cuando no estás de acuerdo con nosotros: tres pasos y el tiempo máximo de cada uno.",
      body: `
Si cometimos un error, queremos saberlo.

1. Escribe a [atención al cliente](/contact-us/support). Casi todo se resuelve en un día.
2. Pide una revisión. Alguien que no intervino decide en 10 días y explica sus razones.
3. Acude al [árbitro independiente](https://arbiter.example). No te cuesta nada, y aceptamos lo que decida.

Tu cuenta, tu dinero y tus apuestas quedan como están mientras lo investigamos.
`,
    },
    "401": {
      title: "Inicia sesión",
      description: "Esta página es para jugadores con la sesión iniciada.",
      body: "Esta página pertenece a tu cuenta. Inicia sesión y te llevamos a ella.",
    },
    "500": {
      title: "Algo salió mal de nuestro lado",
      description: "Un error de nuestra parte.",
      body: "El error es nuestro. Tu dinero está seguro, y una ronda que empezó queda guardada. Inténtalo de nuevo en un minuto.",
    },
  },
  menus: {
    information: {
      title: "Información",
      entries: {
        about: "Sobre nosotros",
        terms_and_conditions: "Términos y condiciones",
        bonus_terms: "Términos de los bonos",
        casino_rules: "Reglas del casino",
        betting_rules: "Reglas de las apuestas",
        payment_methods: "Métodos de pago",
        privacy: "Privacidad",
        cookies_policy: "Cookies",
      },
    },
    "contact-us": {
      title: "Contacto",
      entries: {
        support: "Atención al cliente",
        responsible_gambling: "Juego responsable",
        age_restrictions: "Edad mínima",
        complaints: "Reclamaciones",
        "https://helpline.example/": "Ayuda independiente",
      },
    },
  },
  legal: "Operado por {brand} Demo Ltd, una empresa ficticia, con la licencia ficticia {number} ({authority}).",
};
