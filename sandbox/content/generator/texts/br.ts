import type { Texts } from "./shape";

/** Brazilian Portuguese. Marked up like the English words. */
export const br: Texts = {
  pages: {
    terms_and_conditions: {
      title: "Termos e condições",
      description: "O acordo com a {brand} em palavras simples: sua conta, seu dinheiro e seus direitos.",
      body: `
Estes termos são o acordo entre o jogador e a {brand} Demo Ltd. Se uma frase não for clara, [fale com a gente](/contact-us/support) antes de jogar.

## Quem pode abrir uma conta

- Você tem pelo menos 18 anos, ou mais se a lei do seu país exigir.
- Você joga por conta própria, com seu próprio dinheiro.
- Você tem uma só conta, com seu nome e endereço verdadeiros.

## Sua conta

Não compartilhe sua senha e saia da conta em dispositivos compartilhados. Confirmamos sua identidade, no máximo, antes do primeiro saque e dizemos qual documento falta e por quê.

## Seu dinheiro

Os depósitos são guardados separados do nosso dinheiro. Os saques voltam, sempre que possível, ao método com que você pagou. Não cobramos taxa por nenhum deles.

## Jogos e erros

Vale o resultado que o servidor do jogo guardou. Se um jogo ou o nosso site falhar, devolvemos a aposta de cada rodada que não possa ser terminada.

## Encerrar uma conta

Você pode encerrar sua conta a qualquer momento e levar seu saldo. Nós podemos encerrá-la por fraude ou quando a lei exige; nesse caso, avisamos por escrito.

## Alterações e litígios

Avisamos de uma nova versão pelo menos 14 dias antes de entrar em vigor. Se não estivermos de acordo, siga o nosso [procedimento de reclamações](/contact-us/complaints).
`,
    },
    bonus_terms: {
      title: "Termos dos bônus",
      description:
        "Como funcionam os bônus: requisito de aposta, prazos, aposta máxima, jogos excluídos e o que você perde.",
      body: `
Um bônus é sempre uma escolha sua. Você pode recusá-lo, jogar sem ele ou desistir dele mais tarde.

## Seis fatos antes de aceitar

Cada oferta mostra estes fatos antes de você apertar um botão.

| Fato | Se a oferta não disser outra coisa |
| Valor | Apresentado na sua moeda |
| Requisito de aposta | 30 vezes o bônus, apresentado em dinheiro |
| Prazo | 30 dias |
| Aposta máxima | 5 EUR por rodada |
| Jogos excluídos | Cassino ao vivo, jogos de mesa e jackpots |
| Se você desistir | Você perde o bônus e o que ganhou com ele |

## A ordem do seu dinheiro

Seu próprio dinheiro é sempre jogado primeiro. Você pode sacá-lo a qualquer momento; um saque encerra um bônus que ainda esteja ativo.

## Como conta cada jogo

- As slots contam por inteiro.
- Os jogos instantâneos contam metade.
- Os jogos excluídos não contam, e impedimos que você jogue um deles com um bônus.

## O que não permitimos

Um bônus por pessoa, domicílio e método de pagamento. Se retirarmos um bônus, indicamos a regra, e o dinheiro que você depositou continua sendo seu.
`,
    },
    casino_rules: {
      title: "Regras do cassino",
      description:
        "Como funcionam os jogos de cassino: resultados aleatórios, retorno ao jogador, rodadas interrompidas e demo.",
      body: `
Cada jogo mostra suas próprias regras. Estas valem para todos.

## O acaso

Os resultados vêm de um gerador de números aleatórios certificado, do fornecedor do jogo. Nem o jogador nem nós podemos influenciá-los, e nenhuma rodada se lembra da anterior.

## Retorno ao jogador

O RTP é a parte de todas as apostas que um jogo devolve ao longo de milhões de rodadas. Ele não diz nada sobre sua noite. Mostramos o RTP ao lado de cada jogo, com o custo médio de uma hora de jogo.

## Rodadas interrompidas

1. O fornecedor guarda a rodada assim que sua aposta é aceita.
2. Abra o mesmo jogo e a rodada continua.
3. Se não puder continuar, sua aposta é devolvida em até 24 horas.

## Jogar em demo

No modo demo, nada se aposta e nada se ganha. As probabilidades são as mesmas.
`,
    },
    betting_rules: {
      title: "Regras das apostas",
      description: "Como as apostas são aceitas, apuradas e anuladas: odds, resultados, eventos adiados e erros.",
      body: `
Estas regras valem para todas as apostas em esportes e esportes virtuais.

## Quando uma aposta conta

Uma aposta conta quando o recibo mostra um número. A partir daí, as odds estão fixas. Se mudarem antes, perguntamos primeiro.

## Apuração

| Caso | O que acontece |
| O evento termina | Apurada com o resultado oficial, em geral em até uma hora |
| Adiado mais de 48 horas | Anulada: a aposta é devolvida |
| Interrompido | Anulada, salvo se o resultado já era certo |
| O jogador não começa | As apostas nesse jogador são anuladas |
| Empate no primeiro lugar | A aposta é dividida pelo número de vencedores |

## Erros

Quando as odds estavam claramente erradas, apuramos com as odds certas e avisamos. Se devermos mais do que pagamos, você recebe a diferença.

## Quem não pode apostar

Jogadores, treinadores e árbitros não podem apostar em competições em que participam.
`,
    },
    payment_methods: {
      title: "Métodos de pagamento",
      description: "Como depositar e sacar, quanto tempo demora e quanto custa.",
      body: `
Estes são os métodos de pagamento no seu mercado. Não cobramos taxas. Seu banco pode cobrar; pergunte a ele antes de pagar em outra moeda.

## Quanto tempo demora

| Tipo | Depósito | Saque, após a nossa verificação |
| Cartão | Na hora | 1 a 3 dias úteis |
| Banco | Na hora ou em 1 dia útil | 1 a 2 dias úteis |
| Carteira | Na hora | Em até uma hora |
| Vale | Na hora | Para sua conta bancária |

## Antes do primeiro saque

Precisamos confirmar sua identidade e que o método é seu. Você pode enviar os documentos no dia em que abre a conta, para que nada precise esperar mais tarde.

## Três regras

- Pague apenas com métodos em seu nome.
- Os saques voltam ao método do depósito, sempre que possível.
- Verificamos um saque em até 24 horas. Você vê em que etapa ele está e quem age em seguida.

## Manter o controle

Decida quanto quer gastar antes do primeiro depósito. Em [Jogo responsável](/responsible-gambling) dizemos o que ajuda.
`,
    },
    responsible_gambling: {
      title: "Jogo responsável",
      description: "Pausas e ajuda: o que tem aqui, os sinais de alerta e com quem falar.",
      body: `
O jogo é um entretenimento que custa dinheiro. Quando deixa de ser divertido, é hora de parar. Ninguém aqui vai insistir para você continuar.

## O que ajuda você aqui

| O quê | Para que serve |
| Custo de uma hora | Está ao lado de cada jogo antes de você jogar |
| Resultado líquido | Mostra, enquanto você joga, o que o jogo deu ou custou |
| Pausa de jogo | O suporte fecha o jogo de 24 horas a seis semanas |
| Autoexclusão | O suporte encerra sua conta por, pelo menos, seis meses |

Para uma pausa ou autoexclusão, escreva ao [suporte](/contact-us/support). Passa a valer na hora. Ainda não é possível definir limites aqui.

## Sinais de alerta

- Você joga para recuperar o que perdeu.
- Você esconde quanto joga.
- Você pede dinheiro emprestado ou gasta o do aluguel ou da comida.
- Você sente inquietação quando não joga.

Se você reconhece dois destes sinais, faça uma pausa hoje.

## Falar com alguém

A [ajuda independente](https://helpline.example) é gratuita e não nos diz que você ligou.
`,
    },
    age_restrictions: {
      title: "Restrições de idade",
      description:
        "Ninguém com menos de 18 anos pode jogar. Como verificamos a idade e como proteger as crianças do jogo.",
      body: `
Ninguém com menos de 18 anos pode jogar aqui. Se a lei do seu país exigir uma idade maior, vale essa idade.

## Como verificamos

1. Ao abrir uma conta, comparamos seu nome e data de nascimento com registros públicos.
2. Quando não há registro, pedimos um documento de identidade.
3. Enquanto sua idade não estiver confirmada, você não pode depositar, jogar nem sacar.

## Se alguém for menor de idade

Encerramos a conta, devolvemos todos os depósitos e não pagamos ganhos. Nunca usamos esses dados para publicidade.

## Em casa

- Nunca compartilhe sua senha nem a salve em um dispositivo da família.
- Saia da conta quando terminar.
- Use um programa de filtragem, por exemplo o [Net Guardian](https://filters.example).

Se você acha que um menor joga aqui, [escreva para nós](/contact-us/support). Investigamos no mesmo dia.
`,
    },
    cookies_policy: {
      title: "Política de cookies",
      description: "Quais cookies este site guarda, para quê e por quanto tempo, e como escolher.",
      body: `
Um cookie é uma pequena nota que um site deixa no seu navegador. Guardamos o menor número possível. Nada opcional é carregado antes de você dizer que sim.

## O que guardamos

| Nome | Para quê | Duração |
| id-token | Sabe que você fez login | 1 ano |
| theme | Guarda o tema, escuro ou claro | Até você apagar |
| consent | Guarda sua escolha | 1 ano |

## Grupos

- **Necessários**: login, segurança, suas escolhas. O site não funciona sem eles.
- **Funcionais**: o chat do suporte.
- **Estatística**: quais páginas são lidas, sem seu nome.
- **Marketing**: por qual campanha você chegou até aqui.

## Sua escolha

Você pode mudar de ideia a qualquer momento nas configurações de cookies, e nada mais muda.

Leia mais sobre o que acontece aos dados pessoais no nosso [aviso de privacidade](/information/privacy).
`,
    },
    about: {
      title: "Sobre nós",
      description: "Quem administra a {brand}, em que acreditamos e o que nela é fictício.",
      body: `
A {brand} é um lugar calmo para jogar. Os fatos estão ao lado de cada jogo e ninguém apressa quem joga.

## O que você pode esperar

- O custo de uma hora de jogo ao lado de cada jogo.
- Saques que mostram em que etapa estão.
- Uma pausa, assim que você escrever ao suporte.

## Quem somos

**A {brand} Demo Ltd é uma empresa fictícia.** Este site é uma demonstração: suas licenças, autoridades e jogos são inventados, e o dinheiro é de brincadeira.

Em [Jogo responsável](/responsible-gambling) explicamos como manter o controle.
`,
    },
    privacy: {
      title: "Aviso de privacidade",
      description: "De que dados pessoais precisamos, por quê, por quanto tempo os guardamos e seus direitos.",
      body: `
Pedimos apenas o que a lei ou sua conta exigem.

## O que guardamos e por quê

| Dados | Por quê | Por quanto tempo |
| Nome, endereço, data de nascimento | A lei exige que saibamos quem joga | 5 anos após a saída |
| Pagamentos e apostas | Contabilidade e litígios | 5 anos |
| Limites e pausas | Para sua proteção | Enquanto valerem |
| Mensagens ao suporte | Para responder | 2 anos |

## Quem os vê

A nossa equipe, os fornecedores de pagamentos, os fornecedores de jogos (nunca seu nome) e as autoridades com um pedido legal. Não vendemos nada.

## Seus direitos

Você pode consultar, corrigir e transferir seus dados, e pedir que apaguemos os que nenhuma lei nos obriga a guardar. Escreva para [privacy@{domain}](mailto:privacy@{domain}). Respondemos em até 30 dias.
`,
    },
    support: {
      title: "Falar com o suporte",
      description: "Como falar com a gente, quando respondemos e o que ter à mão.",
      body: `
Uma pessoa lê cada mensagem, de dia e de noite.

| Meio | Respondemos |
| [support@{domain}](mailto:support@{domain}) | Em até 4 horas |

## O que nos ajuda

- A referência da página de erro, se você viu uma.
- O nome do jogo e a hora da rodada.
- A data e o valor de um pagamento.

Nunca envie sua senha. Nunca vamos pedi-la.

## Se é sobre sua forma de jogar

Escreva uma só palavra, **pausa**, e fechamos o jogo na hora, por 24 horas.
`,
    },
    complaints: {
      title: "Reclamações",
      description: "O que fazer quando você não concorda conosco: três passos, com o prazo máximo de cada um.",
      body: `
Se cometemos um erro, queremos saber.

1. Escreva ao [suporte](/contact-us/support). Quase tudo se resolve em um dia.
2. Peça uma revisão. Alguém que não esteve envolvido decide em até 10 dias e explica por quê.
3. Recorra ao [árbitro independente](https://arbiter.example). Não custa nada para você, e aceitamos o que decidir.

Sua conta, seu dinheiro e suas apostas ficam como estão enquanto analisamos o caso.
`,
    },
    "401": {
      title: "Faça login",
      description: "Esta página é para jogadores que fizeram login.",
      body: "Esta página pertence à sua conta. Faça login e abrimos a página em seguida.",
    },
    "500": {
      title: "Algo deu errado aqui",
      description: "Um erro do nosso lado.",
      body: "O erro é nosso. Seu dinheiro está seguro e uma rodada iniciada fica guardada. Tente de novo em um minuto.",
    },
  },
  menus: {
    information: {
      title: "Informação",
      entries: {
        about: "Sobre nós",
        terms_and_conditions: "Termos e condições",
        bonus_terms: "Termos dos bônus",
        casino_rules: "Regras do cassino",
        betting_rules: "Regras das apostas",
        payment_methods: "Métodos de pagamento",
        privacy: "Aviso de privacidade",
        cookies_policy: "Política de cookies",
      },
    },
    "contact-us": {
      title: "Contato",
      entries: {
        support: "Suporte",
        responsible_gambling: "Jogo responsável",
        age_restrictions: "Restrições de idade",
        complaints: "Reclamações",
        "https://helpline.example/": "Ajuda independente",
      },
    },
  },
  legal:
    "Operado pela {brand} Demo Ltd, uma empresa fictícia, com a licença fictícia {number}, emitida por {authority}.",
};
