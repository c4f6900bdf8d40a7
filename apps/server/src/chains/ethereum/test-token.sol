// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.20;

/// What the tests of the Ethereum adapter need of an ERC-20 token, and nothing more.
contract TestToken {
    uint8 public constant decimals = 6;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(uint256 supply) {
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(balanceOf[msg.sender] >= value, "balance");
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    /// Pays two in one transaction, as what splits payments does.
    function transferTwice(address first, address second, uint256 value) external {
        this.transferFrom(msg.sender, first, value);
        this.transferFrom(msg.sender, second, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(msg.sender == address(this), "self");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
