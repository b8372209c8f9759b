// Follows whole games with ffish, the peer of org.yifen.bench.Replay: every move legal, mates,
// stalemates, positions that come about three times. Prints what it found and the seconds.
// Usage: node replay_ffish.js FFISH-MODULE GAMES COUNT
const fs = require('fs');
const [module_, file, count] = process.argv.slice(2);
// with it the module would look for its own file on the web
globalThis.fetch = undefined;
const ffish = require(module_);

// it numbers ranks from 1 to 10
const theirs = (move) => move.replace(/\d/g, (rank) => Number(rank) + 1);

function replay(lines) {
  const found = { games: 0, plies: 0, illegal: 0, mates: 0, stalemates: 0, repeated: 0 };
  for (const line of lines) {
    const board = new ffish.Board('xiangqi');
    const seen = new Map();
    let most = 0;
    const come = () => {
      const position = board.fen().split(' ', 2).join(' ');
      const times = (seen.get(position) || 0) + 1;
      seen.set(position, times);
      most = Math.max(most, times);
    };
    come();
    for (const move of line.substring(line.indexOf(';') + 1).split(',').filter((m) => m)) {
      if (!board.push(theirs(move))) {
        found.illegal++;
        break;
      }
      found.plies++;
      come();
    }
    found.games++;
    if (most >= 3) found.repeated++;
    if (board.numberLegalMoves() === 0) {
      if (board.isCheck()) found.mates++;
      else found.stalemates++;
    }
    board.delete();
  }
  return found;
}

ffish.onRuntimeInitialized = () => {
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter((l) => l).slice(0, Number(count));
  const start = process.hrtime.bigint();
  const found = replay(lines);
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  console.log(Object.entries(found).map(([k, v]) => `${k} ${v}`).join(' '));
  console.log(`seconds ${seconds}`);
};
